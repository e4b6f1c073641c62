import { isDateText } from '@contract/kernel/dates'
import { SAID_AS } from '@contract/modules/settings/audit-actions'

/** An entry of the log, with its record's name where the reader may know it. */
export type SpokenEntry = {
  action: string
  who: string | null
  /** The record by its name; its kind where it has none. */
  what: string
  diff: Readonly<Record<string, unknown>> | null
}

export type SentenceWords = {
  /** A sentence by its name; null where there is none. */
  say: (name: string, params: Record<string, string>) => string | null
  /** What the portal does by itself has no name. */
  portal: string
  field: (name: string) => string | null
  value: (name: string, value: unknown) => string | null
  role: (id: string) => string | null
}

type Change = readonly [unknown, unknown]
type HeldRole = { role_id: string }

const MOST_FIELDS = 3
const isChange = (change: unknown): change is Change => Array.isArray(change) && change.length === 2
const isHeld = (list: unknown): list is HeldRole[] => Array.isArray(list)

/** The sentence of an action; a decision is said as what was decided. */
function sentenceOf({ action, diff }: SpokenEntry): string {
  const verb = action.split('.').slice(1).join('_')
  if (action === 'access.refused' || action === 'lead.refused') return action.replace('.', '_')
  if (verb.endsWith('_refused')) return 'refused'
  const decision = verb === 'decide' ? diff?.['decision'] : null
  const said = typeof decision === 'string' ? decision : verb
  return (SAID_AS as Record<string, string>)[said] ?? said
}

/** Who acted: by account, by the name that a mailed link was made for, else the portal. */
function actorOf({ who, diff }: SpokenEntry): string | null {
  const answered = diff?.['answered_by']
  const name = isChange(answered) ? answered[1] : (diff?.['approver'] ?? diff?.['by'])
  return who ?? (typeof name === 'string' ? name : null)
}

/** "Ana Cruz changed Mobile of Reyes, Nico from … to …": what was done, in one sentence. */
export function auditSentence(entry: SpokenEntry, words: SentenceWords): string {
  const verb = sentenceOf(entry)
  const said = { who: actorOf(entry) ?? words.portal, what: entry.what }
  return (
    (verb === 'change_roles' ? rolesSentence(entry, said, words) : null) ??
    (verb === 'update' ? updateSentence(entry, said, words) : null) ??
    words.say(verb, said) ??
    words.say('update', said) ??
    entry.action
  )
}

type SentenceParts = { who: string; what: string }

/** Given or taken, by name; null where a name is not to be had. */
function rolesSentence({ diff }: SpokenEntry, said: SentenceParts, words: SentenceWords): string | null {
  const change = diff?.['roles']
  if (!isChange(change) || !isHeld(change[0]) || !isHeld(change[1])) return null
  const [before, after] = [change[0], change[1]].map(list => new Set(list.map(({ role_id }) => role_id)))
  const namesOf = (ids: string[]) => ids.map(words.role)
  const given = namesOf([...(after ?? [])].filter(id => !before?.has(id)))
  const taken = namesOf([...(before ?? [])].filter(id => !after?.has(id)))
  if ([...given, ...taken].includes(null)) return null
  const parts = [
    given.length > 0 ? words.say('gave_role', { ...said, role: given.join(', ') }) : null,
    taken.length > 0 ? words.say('took_role', { ...said, role: taken.join(', ') }) : null,
  ].filter(part => part !== null)
  return parts.length > 0 ? parts.join(' ') : null
}

/** One change with what it was and became, several by their names. */
function updateSentence({ diff }: SpokenEntry, said: SentenceParts, words: SentenceWords): string | null {
  const names = Object.keys(diff ?? {}).filter(name => !name.endsWith('_label'))
  const fields = names.map(words.field)
  const known = fields.filter(field => field !== null)
  if (known.length === 0 || known.length < fields.length) return null
  const [name] = names
  const change = name === undefined ? undefined : diff?.[name]
  if (names.length === 1 && name !== undefined && isChange(change)) {
    const [before, after] = [words.value(name, change[0]), words.value(name, change[1])]
    if (before !== null && after !== null)
      return words.say('update_field', { ...said, field: known[0] ?? '', before, after })
  }
  const more = known.length > MOST_FIELDS ? '…' : ''
  return words.say('update_fields', { ...said, fields: known.slice(0, MOST_FIELDS).join(', ') + more })
}

export type ValueFormats = { amount: (text: string) => string; date: (text: string) => string }

/** A value as it is read; null where it is no word for people, as the id of another record is not. */
export function valueText(value: unknown, formats: ValueFormats, none: string): string | null {
  if (value === null || value === '') return none
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string' || /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(value)) return null
  if (isDateText(value)) return formats.date(value)
  if (/^-?\d+\.\d{2}$/.test(value)) return formats.amount(value)
  return value.length > 80 ? null : value
}
