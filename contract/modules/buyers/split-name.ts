/** Words that begin a family name here: "Juan dela Cruz", "Maria de los Santos". */
const PARTICLES = new Set([
  'de',
  'del',
  'dela',
  'la',
  'las',
  'los',
  'san',
  'santa',
  'sta.',
  'sto.',
  'von',
  'van',
])

/** A name as it was jotted down, in the two parts that a form asks for; a guess that people look at. */
export function splitName(fullName: string): { last_name: string | null; first_name: string | null } {
  const [before, after] = fullName.split(',').map(part => part.trim())
  if (before && after) return { last_name: before, first_name: after }
  const words = (before ?? '').split(/\s+/).filter(Boolean)
  if (words.length < 2) return { last_name: words[0] ?? null, first_name: null }
  let start = words.length - 1
  while (start > 1 && PARTICLES.has(words[start - 1]?.toLowerCase() ?? '')) start -= 1
  return { last_name: words.slice(start).join(' '), first_name: words.slice(0, start).join(' ') }
}
