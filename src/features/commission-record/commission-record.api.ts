import type { NextMoney } from '@contract/modules/commission/next-money'
import type { OneSellerRecord, SellerRecord } from '@contract/modules/commission/seller-record'
import { addCalls } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'

export type RecordQuestion = { year: number; ou_id?: string | undefined; team_id?: string | undefined }
export type NextQuestion = Omit<RecordQuestion, 'year'> & { seller_id?: string | undefined }

const RECORD = '/api/v1/commission/record'
const KINDS = ['commission_transaction', 'commission_release', 'commission_clawback', 'collection'] as const
const tags = KINDS.map(kind => listTag(kind))

export const { useGetSellerRecordQuery, useGetOneSellerRecordQuery, useGetNextMoneyQuery } = addCalls(
  [...KINDS],
  build => ({
    getSellerRecord: build.query<SellerRecord, RecordQuestion>({
      query: params => ({ url: RECORD, params }),
      providesTags: tags,
    }),
    getOneSellerRecord: build.query<OneSellerRecord, { id: string; year: number }>({
      query: ({ id, year }) => ({ url: `${RECORD}/${id}`, params: { year } }),
      providesTags: tags,
    }),
    getNextMoney: build.query<NextMoney, NextQuestion>({
      query: params => ({ url: '/api/v1/commission/next-money', params }),
      providesTags: tags,
    }),
  }),
)

const asked = (question: Record<string, string | number | undefined>): string =>
  new URLSearchParams(
    Object.entries(question).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()

export const recordFile = (question: RecordQuestion): string => `${RECORD}/export?${asked(question)}`
export const statementFile = (id: string, period: { from: string; to: string }): string =>
  `${RECORD}/${id}/statement.pdf?${asked(period)}`
