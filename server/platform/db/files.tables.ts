import type { ColumnType, Generated } from 'kysely'
import type { downloadableFormResource } from '@contract/modules/files/downloadable-form.resource'
import type { memoResource } from '@contract/modules/files/memo.resource'
import type { CUTOFFS, PAYSLIP_PROBLEMS, PAYSLIP_STATUSES } from '@contract/modules/files/payslip.calls'
import type { TableOf } from '@server/platform/db/table-of'

type Instant = Generated<string>
type FileTable = {
  ou_id: string
  id: Generated<string>
  created_at: Instant
  created_by: string | null
  updated_at: Instant
  updated_by: string | null
  row_version: Generated<number>
}
type Period = {
  period_from: string
  period_to: string
  pay_date: string
  cutoff: (typeof CUTOFFS)[number]
}
type Json<T> = ColumnType<T, string, string>

type MemoTable = TableOf<typeof memoResource>
type FormTable = TableOf<typeof downloadableFormResource>

export type FilesTables = {
  memo: Omit<MemoTable, 'audience' | 'status' | 'version' | 'ack_version'> & {
    audience: Json<MemoTable['audience']>
    status: Generated<MemoTable['status']>
    version: Generated<number>
    ack_version: Generated<number>
  }
  memo_version: {
    memo_id: string
    version: number
    title: string
    body_md: string
    is_material: boolean
    published_at: Instant
    published_by: string | null
  }
  memo_receipt: {
    memo_id: string
    version: number
    employee_id: string
    first_read_at: string | null
    acknowledged_at: string | null
  }
  memo_reminder: { memo_id: string; employee_id: string; on_day: string }
  downloadable_form: Omit<FormTable, 'audience' | 'version' | 'download_count'> & {
    audience: Json<FormTable['audience']>
    version: Generated<number>
    download_count: Generated<number>
  }
  form_version: {
    form_id: string
    version: number
    file_id: string
    note: string | null
    created_at: Instant
    created_by: string | null
  }
  form_download: { id: Generated<string>; form_id: string; version: number; user_id: string; at: Instant }
  payslip_batch: FileTable &
    Period & { status: Generated<'draft' | 'published' | 'discarded'>; published_at: string | null }
  payslip_batch_file: {
    ou_id: string
    id: Generated<string>
    batch_id: string
    created_at: Instant
    file_name: string
    file_id: string | null
    sha256: string | null
    employee_id: string | null
    problem: (typeof PAYSLIP_PROBLEMS)[number] | null
  }
  payslip: FileTable &
    Period & {
      slip_no: string
      batch_id: string
      employee_id: string
      status: Generated<(typeof PAYSLIP_STATUSES)[number]>
      file_id: string
      pdf_sha256: string
      size_bytes: number
      published_at: Instant
      viewed_at: string | null
      withdrawn_at: string | null
      withdraw_reason: string | null
    }
  payslip_view: { ou_id: string; id: Generated<string>; payslip_id: string; user_id: string; at: Instant }
  session_confirmation: { session_id: string; confirmed_at: Instant }
  upload: {
    id: Generated<string>
    owner_id: string
    created_at: Instant
    expires_at: Instant
    file_name: string
    size_bytes: number
    sha256: string
    is_complete: Generated<boolean>
  }
  upload_part: {
    upload_id: string
    owner_id: Generated<string>
    no: number
    sha256: string
    storage_key: string
  }
}
