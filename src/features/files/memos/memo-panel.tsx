import { EVERYONE } from '@contract/modules/files/audience'
import { type Memo } from '@contract/modules/files/memo.resource'
import { AudienceControl } from '@/features/files/audience/audience-control'
import { BodyControl } from '@/features/files/memos/body-control'
import { memos } from '@/features/files/files.resources'
import { MemoActions } from '@/features/files/memos/memo-actions'
import { MemoReceipts } from '@/features/files/memos/memo-receipts'
import { MemoVersions } from '@/features/files/memos/memo-versions'
import { UnitControl } from '@/features/files/memos/unit-control'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordDetails } from '@/shared/record/record-details'
import { RecordFrame } from '@/shared/record/record-frame'
import type { OpenedRecord } from '@/shared/resource/panel-screen'
import { Badge } from '@/shared/ui/badge'

const api = memos
const CONTROLS = { audience: AudienceControl, body_md: BodyControl, ou_id: UnitControl }
const DEFAULTS = { reach: 'unit', audience: EVERYONE, category: 'announcement' }

/** A memo beside the list: written, put out, changed, and who has seen it. */
export function MemoPanel(opened: OpenedRecord) {
  const t = usePhrases('files')
  const maySeeReceipts = useCan()('files.memo.view_receipts')
  const sections = [
    { title: t('memos.sections.what'), fields: ['title', 'category', 'body_md'] },
    { title: t('memos.sections.whom'), fields: ['ou_id', 'reach', 'audience'] },
    { title: t('memos.sections.asked'), fields: ['requires_ack', 'ack_deadline'] },
    { title: t('memos.sections.when'), fields: ['publish_on', 'expires_on'] },
  ]
  const form = {
    namespace: 'files',
    list: 'memos',
    sections,
    controls: CONTROLS,
    defaults: DEFAULTS,
  } as const

  const isOut = (memo: Memo) => memo.published_at !== null
  return (
    <RecordFrame
      {...opened}
      api={api}
      form={form}
      badge={row => <Badge>{t(`memos.values.status.${row['status'] as Memo['status']}`)}</Badge>}
      details={memo => (
        <>
          <MemoActions memo={memo} />
          {isOut(memo) ? <MemoVersions memo={memo} /> : <RecordDetails api={api} form={form} row={memo} />}
        </>
      )}
      tabs={(memo, { details, files, history }) => [
        details,
        ...(isOut(memo) && maySeeReceipts
          ? [{ key: 'receipts', label: t('receipts.tab'), content: <MemoReceipts memo={memo} /> }]
          : []),
        files,
        history,
      ]}
    />
  )
}
