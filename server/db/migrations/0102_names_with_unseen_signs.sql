-- Names with signs that nobody sees are found by words without them: their keys are written anew in the background.
update patients set needs_sounds = true where name ~ '[\u00ad\u061c\u200b-\u200f\u2060-\u2064\ufeff]';
