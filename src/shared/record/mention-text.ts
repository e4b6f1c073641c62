import type { Mentionable } from '@contract/kernel/record-calls'

/** What is typed of a name after the last @, up to where the cursor stands; null where no name is being typed. */
export function typedMention(text: string, cursor: number): { from: number; typed: string } | null {
  const match = /(?:^|\s)@([^\s@][^@\n]{0,39}|)$/.exec(text.slice(0, cursor))
  const typed = match?.[1]
  if (typed === undefined) return null
  return { from: cursor - typed.length - 1, typed }
}

/** The text with the name in it, and where the cursor stands then. */
export function withMention(text: string, cursor: number, person: Mentionable): [string, number] {
  const mention = typedMention(text, cursor)
  if (!mention) return [text, cursor]
  const name = `@${person.name} `
  return [text.slice(0, mention.from) + name + text.slice(cursor), mention.from + name.length]
}

/** Of those who were picked the ones whose names still stand there. */
export function mentionedIn(text: string, picked: readonly Mentionable[]): string[] {
  return [...new Set(picked.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id))]
}
