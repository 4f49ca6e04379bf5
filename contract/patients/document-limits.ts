// Limits of documents, apart from their shapes.

export const DOCUMENT_MAX_BYTES = 15_000_000;
export const DOCUMENT_MAX_PAGES = 20;
