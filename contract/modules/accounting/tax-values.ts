import { z } from 'zod'
import { PARAMETER_SCOPES, type ParameterValue } from '@contract/kernel/define-parameter'
import { dateText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { withholdingRates } from '@contract/modules/accounting/withholding.parameters'
import * as taxParameters from '@contract/selling/tax.parameters'

const CODES: ReadonlySet<string> = new Set(
  [taxParameters, withholdingRates].flatMap(group => Object.values(group)).map(({ code }) => code),
)

/** Of all parameters the rates of tax, so that a form knows those of any day that is typed. */
export const taxValuesOf = (values: readonly ParameterValue[]): ParameterValue[] =>
  values.filter(({ code }) => CODES.has(code))

export const taxValuesSchema = z.array(
  z.object({
    code: z.string(),
    scope: z.enum(PARAMETER_SCOPES),
    for_ou_id: idSchema.nullable(),
    for_project_id: idSchema.nullable(),
    effective_from: dateText,
    value: z.unknown(),
  }),
)
