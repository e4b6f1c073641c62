import { payslipBatchCommands, payslipCommands } from '@contract/modules/files/payslip.commands'
import type { ShownSeal } from '@contract/kernel/document-seal'
import type {
  ArchivedPayslip,
  OwnPayslips,
  PayslipBatch,
  PayslipBatchPage,
  PayslipView,
} from '@contract/modules/files/payslip.calls'
import { createCommandApi } from '@/shared/command/create-command-api'
import { addCalls } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'

const FILES = '/api/v1/files'
const BATCHES = `${FILES}/payslip-batches`

export const batchActions = createCommandApi(payslipBatchCommands)
export const payslipActions = createCommandApi(payslipCommands)

const payslipsApi = addCalls(['payslip', 'payslip_batch'], build => ({
  listOwnPayslips: build.query<OwnPayslips, void>({
    query: () => ({ url: `${FILES}/own-payslips` }),
    // What is on a payslip's page stays no longer than the page.
    keepUnusedDataFor: 0,
    providesTags: [listTag('payslip')],
  }),
  listBatches: build.query<PayslipBatch[], void>({
    query: () => ({ url: BATCHES }),
    providesTags: [listTag('payslip_batch')],
  }),
  getBatch: build.query<PayslipBatchPage, string>({
    query: id => ({ url: `${BATCHES}/${id}` }),
    providesTags: [listTag('payslip_batch')],
  }),
  listPayslips: build.query<ArchivedPayslip[], { search: string }>({
    query: params => ({ url: `${FILES}/payslips`, params }),
    providesTags: [listTag('payslip')],
  }),
  getPayslipSeal: build.query<ShownSeal, string>({
    query: id => ({ url: `${FILES}/own-payslips/${id}/seal` }),
    keepUnusedDataFor: 0,
  }),
  getPayslipViews: build.query<PayslipView[], string>({
    query: id => ({ url: `${FILES}/payslips/${id}/views` }),
    keepUnusedDataFor: 0,
  }),
}))

export const ownPayslipFile = (id: string) => `${FILES}/own-payslips/${id}/file`

export const {
  useListOwnPayslipsQuery,
  useListBatchesQuery,
  useGetBatchQuery,
  useListPayslipsQuery,
  useGetPayslipSealQuery,
  useGetPayslipViewsQuery,
} = payslipsApi
