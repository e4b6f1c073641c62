/** Control characters, and what ends a line in some programs alone; line breaks and tabs are looked at apart. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u
/**
 * Marks that show nothing: some turn the direction, so that "ann\u202Efdp.exe" reads as "annexe.pdf", and with the
 * others two names look the same. Joiners stay, which Persian and families of emoji are written with.
 */
export const HIDDEN_MARKS = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
/** Letters and symbols to a program, blanks to a reader. */
const FILLERS = /[\u115f\u1160\u2800\u3164\uffa0]/g
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Whether a reader sees anything of it. */
export function showsSomething(text: string): boolean {
  return SEEN.test(text.replace(FILLERS, ''))
}

/** A name or any other text of one line: what is stored is what a reader sees. */
export function isVisibleLine(text: string): boolean {
  return !CONTROL.test(text) && text.search(HIDDEN_MARKS) < 0 && showsSomething(text)
}

/** Remarks, reasons and addresses: they have lines, and marks that came with what was pasted do no harm. */
export function isVisibleText(text: string): boolean {
  return !CONTROL.test(text.replace(/[\t\n\r]/g, '')) && showsSomething(text)
}
