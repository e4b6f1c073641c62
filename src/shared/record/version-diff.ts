import { isSame, type RecordValues } from '@/shared/record/record-values'

export type Side = 'mine' | 'theirs'
export type FieldDifference = {
  field: string
  mine: unknown
  theirs: unknown
  /** Whose it is when only one of them touched it; null where both did and somebody must decide. */
  decided: Side | null
}

/** What two changes of the same record come to, field by field. Where both made the same of it there is nothing to say. */
export function compareVersions(
  fields: readonly string[],
  base: RecordValues,
  mine: RecordValues,
  theirs: RecordValues,
): FieldDifference[] {
  return fields.flatMap(field => {
    const [was, own, other] = [base[field], mine[field], theirs[field]]
    if (isSame(own, other)) return []
    const decided = isSame(own, was) ? 'theirs' : isSame(other, was) ? 'mine' : null
    return [{ field, mine: own, theirs: other, decided }]
  })
}

/** The record as it was decided upon; what nobody disputes is as it stands. */
export function mergeVersions(
  theirs: RecordValues,
  differences: readonly FieldDifference[],
  choices: Readonly<Record<string, Side>>,
): RecordValues {
  const own = differences.filter(({ field, decided }) => (choices[field] ?? decided) === 'mine')
  return { ...theirs, ...Object.fromEntries(own.map(({ field, mine }) => [field, mine])) }
}
