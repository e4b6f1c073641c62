import { buyerPaymentResource } from '@contract/modules/sales/buyer-payment.resource'
import type {
  CreatePayment,
  SaleStatement,
  VerifyMany,
  VerifyManyAnswer,
} from '@contract/modules/sales/payment.commands'
import { paymentDueResource } from '@contract/modules/sales/payment-due.resource'
import type { PaymentImportAnswer, PaymentImportCall } from '@contract/modules/sales/payment-import.commands'
import { paymentImportResource } from '@contract/modules/sales/payment-import.resource'
import { api, unwrap } from '@/shared/http/api'
import { idTag, listTag } from '@/shared/http/tags'
import { createResourceApi } from '@/shared/resource/create-resource-api'
import type { ResourceRow } from '@/shared/resource/resource-types'

export const buyerPayments = createResourceApi(buyerPaymentResource)
export const paymentImports = createResourceApi(paymentImportResource)
export const paymentsDue = createResourceApi(paymentDueResource)

const TAGS = [
  'buyer_payment',
  'payment_import',
  'payment_due',
  'sale_statement',
  'sale',
  'sale_detail',
] as const
/** Whatever moves a payment moves its sale, and with it all that shows the sale. */
const ALL = ['buyer_payment', 'payment_due', 'sale_statement', 'sale', 'sale_detail'] as const
const of = (id: string, part: string) => `${buyerPayments.url}/${encodeURIComponent(id)}/${part}`

const unlessFailed =
  (...more: 'payment_import'[]) =>
  (_result: unknown, error: unknown) =>
    error ? [] : [...ALL, ...more]

export type PaymentMove = 'verify' | 'clear' | 'bounce' | 'reverse'
type Moved = { id: string; row_version: number; move: PaymentMove; body: Record<string, unknown> }

const paymentsApi = api.enhanceEndpoints({ addTagTypes: TAGS }).injectEndpoints({
  endpoints: build => ({
    getSaleStatement: build.query<SaleStatement, string>({
      query: id => ({ url: `/api/v1/sales/records/${encodeURIComponent(id)}/statement` }),
      transformResponse: unwrap<SaleStatement>,
      providesTags: (_statement, _error, id) => [listTag('sale_statement'), idTag('sale_statement', id)],
    }),
    recordPayment: build.mutation<ResourceRow, CreatePayment>({
      query: body => ({ url: buyerPayments.url, method: 'POST', body, once: true }),
      transformResponse: unwrap<ResourceRow>,
      invalidatesTags: unlessFailed(),
    }),
    movePayment: build.mutation<ResourceRow, Moved>({
      query: ({ id, row_version, move, body }) => ({
        url: of(id, move),
        method: 'POST',
        ifMatch: row_version,
        body,
        once: true,
      }),
      transformResponse: unwrap<ResourceRow>,
      invalidatesTags: unlessFailed(),
    }),
    verifyPayments: build.mutation<VerifyManyAnswer, VerifyMany>({
      query: body => ({ url: `${buyerPayments.url}/verify`, method: 'POST', body }),
      transformResponse: unwrap<VerifyManyAnswer>,
      invalidatesTags: (_answer, error, { dry_run }) => (error || dry_run ? [] : [...ALL]),
    }),
    importPayments: build.mutation<PaymentImportAnswer, PaymentImportCall>({
      query: body => ({ url: `${buyerPayments.url}/import`, method: 'POST', body }),
      transformResponse: unwrap<PaymentImportAnswer>,
      invalidatesTags: (_answer, error, { dry_run }) => (error || dry_run ? [] : [...ALL, 'payment_import']),
    }),
    reversePaymentImport: build.mutation<unknown, { id: string; row_version: number; reason: string }>({
      query: ({ id, row_version, reason }) => ({
        url: `${paymentImports.url}/${encodeURIComponent(id)}/reverse`,
        method: 'POST',
        ifMatch: row_version,
        body: { reason },
      }),
      invalidatesTags: unlessFailed('payment_import'),
    }),
  }),
})

export const {
  useGetSaleStatementQuery,
  useRecordPaymentMutation,
  useMovePaymentMutation,
  useVerifyPaymentsMutation,
  useImportPaymentsMutation,
  useReversePaymentImportMutation,
} = paymentsApi
