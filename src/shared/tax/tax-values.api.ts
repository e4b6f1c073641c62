import type { ParameterValue } from '@contract/kernel/define-parameter'
import { addCalls } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'

/** Every rate of tax that was set, with the day from which it counts. */
export const { useGetTaxValuesQuery } = addCalls(['parameter_value'], build => ({
  getTaxValues: build.query<readonly ParameterValue[], void>({
    query: () => ({ url: '/api/v1/accounting/tax-values' }),
    providesTags: [listTag('parameter_value')],
  }),
}))
