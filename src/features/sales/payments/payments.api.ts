import { buyerPaymentResource } from '@contract/modules/sales/buyer-payment.resource'
import { PAID, paymentCommands, paymentImportCommands } from '@contract/modules/sales/payment.commands'
import type { SaleStatement } from '@contract/modules/sales/payment.calls'
import { paymentDueResource } from '@contract/modules/sales/payment-due.resource'
import type { PaymentImportAnswer, PaymentImportInput } from '@contract/modules/sales/payment-import.calls'
import { paymentImportResource } from '@contract/modules/sales/payment-import.resource'
import { createCommandApi } from '@/shared/command/create-command-api'
import { addCalls } from '@/shared/http/api'
import { idTag } from '@/shared/http/tags'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const buyerPayments = createResourceApi(buyerPaymentResource)
export const paymentImports = createResourceApi(paymentImportResource)
export const paymentsDue = createResourceApi(paymentDueResource)

export const paymentActions = createCommandApi(paymentCommands, { once: true })
export const importActions = createCommandApi(paymentImportCommands)

const paymentsApi = addCalls([...PAID, 'payment_import'], build => ({
  getSaleStatement: build.query<SaleStatement, string>({
    query: id => ({ url: `/api/v1/sales/records/${encodeURIComponent(id)}/statement` }),
    providesTags: (_statement, _error, id) => [idTag('sale', id)],
  }),
  importPayments: build.mutation<PaymentImportAnswer, PaymentImportInput>({
    query: body => ({ url: `${buyerPayments.url}/import`, method: 'POST', body }),
    invalidatesTags: (_answer, error, { dry_run }) => (error || dry_run ? [] : [...PAID, 'payment_import']),
  }),
}))

export const { useGetSaleStatementQuery, useImportPaymentsMutation } = paymentsApi
