import { buyerPaymentResource } from '@contract/modules/sales/buyer-payment.resource'
import { paymentCommands, paymentImportCommands } from '@contract/modules/sales/payment.commands'
import type { SaleStatement } from '@contract/modules/sales/payment.calls'
import { paymentDueResource } from '@contract/modules/sales/payment-due.resource'
import type { PaymentImportAnswer, PaymentImportInput } from '@contract/modules/sales/payment-import.calls'
import { paymentImportResource } from '@contract/modules/sales/payment-import.resource'
import { createCommandApi } from '@/shared/command/create-command-api'
import { addCalls } from '@/shared/http/api'
import { idTag, listTag } from '@/shared/http/tags'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const buyerPayments = createResourceApi(buyerPaymentResource)
export const paymentImports = createResourceApi(paymentImportResource)
export const paymentsDue = createResourceApi(paymentDueResource)

/** Whatever moves a payment moves its sale, and with it all that shows the sale. */
const ALL = ['buyer_payment', 'payment_due', 'sale_statement', 'sale', 'sale_detail'] as const
const touches = () => ALL.map(type => ({ type }))

export const paymentActions = createCommandApi(paymentCommands, { once: true, touches })
export const importActions = createCommandApi(paymentImportCommands, { touches })

const paymentsApi = addCalls([...ALL, 'payment_import'], build => ({
  getSaleStatement: build.query<SaleStatement, string>({
    query: id => ({ url: `/api/v1/sales/records/${encodeURIComponent(id)}/statement` }),
    providesTags: (_statement, _error, id) => [listTag('sale_statement'), idTag('sale_statement', id)],
  }),
  importPayments: build.mutation<PaymentImportAnswer, PaymentImportInput>({
    query: body => ({ url: `${buyerPayments.url}/import`, method: 'POST', body }),
    invalidatesTags: (_answer, error, { dry_run }) => (error || dry_run ? [] : [...ALL, 'payment_import']),
  }),
}))

export const { useGetSaleStatementQuery, useImportPaymentsMutation } = paymentsApi
