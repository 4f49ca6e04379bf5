// Dialogs, fields and titles.
import type { Catalogue } from '#contract/language/language.ts';

export const EVERYWHERE: Catalogue = {
  'Page not found': 'पेज नहीं मिला',
  'This could not be opened.': 'यह नहीं खुल पाया।',
  'Check your connection, or load the page again.': 'अपना कनेक्शन देखें, या पेज फिर लोड करें।',
  Close: 'बंद करें',
  'Throw away what you typed?': 'लिखा हुआ हटा दें?',
  'Throw it away': 'हटा दें',
  'Keep writing': 'लिखते रहें',
  'This page could not be shown': 'यह पेज नहीं दिखाया जा सका',
  'The limit of {max} characters is reached.': '{max} अक्षरों की सीमा पूरी हो गई।',
  '{left} characters left': '{left} अक्षर बाक़ी',
  'hh:mm': 'hh:mm',
  Suggestions: 'सुझाव',
  '{n} suggestions': ['{n} सुझाव', '{n} सुझाव'],
  'Choose another': 'दूसरी चुनें',
  'Choose a file': 'फ़ाइल चुनें',
};
