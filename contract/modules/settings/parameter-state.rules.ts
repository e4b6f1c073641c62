import { entryOn, type Parameter } from '@contract/kernel/define-parameter'
import type { ParameterEntry } from '@contract/modules/settings/parameter.calls'

export type ParameterState = 'in_force' | 'future' | 'past' | 'withdrawn'

const placeOf = ({ for_ou_id, for_project_id }: ParameterEntry) => for_project_id ?? for_ou_id ?? ''

/** What is in force today: first for the company, null where that is the default, then wherever it is otherwise. */
export function entriesInForce(
  { code }: Pick<Parameter, 'code'>,
  entries: readonly ParameterEntry[],
  today: string,
): readonly (ParameterEntry | null)[] {
  const standing = entries.filter(entry => entry.withdrawn_at === null)
  const places = [
    ...new Map(
      standing
        .filter(entry => entry.code === code && entry.scope !== 'company')
        .map(entry => [placeOf(entry), entry]),
    ).values(),
  ]
  const elsewhere = places.flatMap(({ scope, for_ou_id: ouId, for_project_id: projectId }) => {
    const entry = entryOn(code, standing, { on: today, ouId, projectId })
    return entry?.scope === scope ? [entry] : []
  })
  return [entryOn(code, standing, { on: today }), ...elsewhere]
}

export function parameterState(
  entry: ParameterEntry,
  entries: readonly ParameterEntry[],
  today: string,
): ParameterState {
  if (entry.withdrawn_at !== null) return 'withdrawn'
  if (entry.effective_from > today) return 'future'
  return entriesInForce(entry, entries, today).some(other => other?.id === entry.id) ? 'in_force' : 'past'
}
