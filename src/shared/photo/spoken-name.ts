/**
 * "Inting, Paolo S." is Paolo Inting: lists write the last name first, accounts as one speaks, and each person has one
 * mark.
 */
export function spokenName(name: string): string {
  const [last, first] = name.split(', ')
  return first ? `${first.replace(/ \p{L}\.$/u, '')} ${last}` : name
}
