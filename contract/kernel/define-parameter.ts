import type { z } from 'zod'
import type { DateText } from '@contract/kernel/dates'

export const PARAMETER_SCOPES = ['company', 'unit', 'project'] as const
export type ParameterScope = (typeof PARAMETER_SCOPES)[number]

/** What a figure counts, as screens name it beside the figure. */
export type ParameterMeasure = 'hours' | 'days' | 'percent' | 'holds' | 'advances' | 'reminders' | 'pesos'

/** A figure of the business that the company may change from a day on. */
export type Parameter<V extends number | string = number | string> = {
  /** `<module>.<name>` */
  code: string
  kind: 'integer' | 'rate' | 'money'
  measure: ParameterMeasure
  schema: z.ZodType<V>
  /** In force until the company sets a value. */
  default: V
  /** Where a value may be set; the company always comes first. */
  scopes: readonly ['company', ...ParameterScope[]]
}

export function defineParameter<V extends number | string>(parameter: Parameter<V>): Parameter<V> {
  return parameter
}

/** A value that was not withdrawn, as far as a reader of the figure needs it. */
export type ParameterValue = {
  code: string
  scope: ParameterScope
  for_ou_id: string | null
  for_project_id: string | null
  effective_from: DateText
  value: unknown
}

/** The day that counts, and where: in which unit, in which project. */
export type ParameterPlace = { on: DateText; ouId?: string | null; projectId?: string | null }

const NEAREST_FIRST: readonly ParameterScope[] = ['project', 'unit', 'company']

/** The value of the nearest scope that has one on that day; null where the default is in force. */
export function entryOn<E extends ParameterValue>(
  code: string,
  values: readonly E[],
  { on, ouId = null, projectId = null }: ParameterPlace,
): E | null {
  const begun = values.filter(value => value.code === code && value.effective_from <= on)
  for (const scope of NEAREST_FIRST) {
    const here = begun.filter(
      value =>
        value.scope === scope &&
        (scope !== 'unit' || value.for_ou_id === ouId) &&
        (scope !== 'project' || value.for_project_id === projectId),
    )
    const [first, ...others] = here
    if (first)
      return others.reduce(
        (latest, other) => (other.effective_from > latest.effective_from ? other : latest),
        first,
      )
  }
  return null
}

export function valueOn<V extends number | string>(
  parameter: Parameter<V>,
  values: readonly ParameterValue[],
  place: ParameterPlace,
): V {
  const entry = entryOn(parameter.code, values, place)
  return entry === null ? parameter.default : parameter.schema.parse(entry.value)
}
