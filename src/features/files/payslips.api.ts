import type {
  ArchivedPayslip,
  NewPayslipBatch,
  OwnPayslips,
  PayslipBatch,
  PayslipBatchPage,
  PayslipView,
  PublishPayslips,
} from '@contract/modules/files/payslip.commands'
import { api, unwrap } from '@/shared/http/api'
import { listTag, tagsOnSuccess } from '@/shared/http/tags'

const FILES = '/api/v1/files'
const BATCHES = `${FILES}/payslip-batches`
const changed = tagsOnSuccess([listTag('payslip_batch'), listTag('payslip')])

const payslipsApi = api.enhanceEndpoints({ addTagTypes: ['payslip', 'payslip_batch'] }).injectEndpoints({
  endpoints: build => ({
    listOwnPayslips: build.query<OwnPayslips, void>({
      query: () => ({ url: `${FILES}/own-payslips` }),
      transformResponse: unwrap<OwnPayslips>,
      // What is on a payslip's page stays no longer than the page.
      keepUnusedDataFor: 0,
      providesTags: [listTag('payslip')],
    }),
    listBatches: build.query<PayslipBatch[], void>({
      query: () => ({ url: BATCHES }),
      transformResponse: unwrap<PayslipBatch[]>,
      providesTags: [listTag('payslip_batch')],
    }),
    getBatch: build.query<PayslipBatchPage, string>({
      query: id => ({ url: `${BATCHES}/${id}` }),
      transformResponse: unwrap<PayslipBatchPage>,
      providesTags: [listTag('payslip_batch')],
    }),
    beginBatch: build.mutation<PayslipBatchPage, NewPayslipBatch>({
      query: body => ({ url: BATCHES, method: 'POST', body }),
      transformResponse: unwrap<PayslipBatchPage>,
      invalidatesTags: changed,
    }),
    addBatchFile: build.mutation<PayslipBatchPage, { id: string; upload_id: string }>({
      query: ({ id, upload_id }) => ({ url: `${BATCHES}/${id}/files`, method: 'POST', body: { upload_id } }),
      transformResponse: unwrap<PayslipBatchPage>,
      invalidatesTags: changed,
    }),
    removeBatchFile: build.mutation<PayslipBatchPage, { id: string; fileId: string }>({
      query: ({ id, fileId }) => ({ url: `${BATCHES}/${id}/files/${fileId}`, method: 'DELETE' }),
      transformResponse: unwrap<PayslipBatchPage>,
      invalidatesTags: changed,
    }),
    publishBatch: build.mutation<PayslipBatchPage, { id: string; values: PublishPayslips }>({
      query: ({ id, values }) => ({ url: `${BATCHES}/${id}/publish`, method: 'POST', body: values }),
      transformResponse: unwrap<PayslipBatchPage>,
      invalidatesTags: changed,
    }),
    discardBatch: build.mutation<unknown, string>({
      query: id => ({ url: `${BATCHES}/${id}/discard`, method: 'POST' }),
      invalidatesTags: changed,
    }),
    listPayslips: build.query<ArchivedPayslip[], { search: string }>({
      query: params => ({ url: `${FILES}/payslips`, params }),
      transformResponse: unwrap<ArchivedPayslip[]>,
      providesTags: [listTag('payslip')],
    }),
    getPayslipViews: build.query<PayslipView[], string>({
      query: id => ({ url: `${FILES}/payslips/${id}/views` }),
      transformResponse: unwrap<PayslipView[]>,
      keepUnusedDataFor: 0,
    }),
    withdrawPayslip: build.mutation<PayslipView[], { id: string; row_version: number; reason: string }>({
      query: ({ id, row_version, reason }) => ({
        url: `${FILES}/payslips/${id}/withdraw`,
        method: 'POST',
        ifMatch: row_version,
        body: { reason },
      }),
      transformResponse: unwrap<PayslipView[]>,
      invalidatesTags: changed,
    }),
  }),
})

export const ownPayslipFile = (id: string) => `${FILES}/own-payslips/${id}/file`

export const {
  useListOwnPayslipsQuery,
  useListBatchesQuery,
  useGetBatchQuery,
  useBeginBatchMutation,
  useAddBatchFileMutation,
  useRemoveBatchFileMutation,
  usePublishBatchMutation,
  useDiscardBatchMutation,
  useListPayslipsQuery,
  useGetPayslipViewsQuery,
  useWithdrawPayslipMutation,
} = payslipsApi
