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
import { useRecordTabs } from '@/shared/record/use-record-tabs'
import type { OpenedRecord } from '@/shared/resource/panel-screen'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { Badge } from '@/shared/ui/badge'
import type { Tab } from '@/shared/ui/tabs'

const api = memos
const CONTROLS = { audience: AudienceControl, body_md: BodyControl, ou_id: UnitControl }
const DEFAULTS = { reach: 'unit', audience: EVERYONE, category: 'announcement' }

/** A memo beside the list: written, put out, changed, and who has seen it. */
export function MemoPanel({ id, onClose, onCreated }: OpenedRecord) {
  const t = usePhrases('files')
  const record = usePhrases('record')
  const common = useRecordTabs({ api, namespace: 'files', id })
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

  const tabs = (memo: ResourceRow & Memo): Tab[] => {
    const isOut = memo.published_at !== null
    return [
      {
        key: 'details',
        label: record('panel.details'),
        content: (
          <div className="stack">
            <MemoActions memo={memo} />
            {isOut ? <MemoVersions memo={memo} /> : <RecordDetails api={api} form={form} row={memo} />}
          </div>
        ),
        keep: true,
      },
      ...(isOut && maySeeReceipts
        ? [{ key: 'receipts', label: t('receipts.tab'), content: <MemoReceipts memo={memo} /> }]
        : []),
      common.files,
      common.history,
    ]
  }
  return (
    <RecordFrame
      api={api}
      id={id}
      form={form}
      badge={row => <Badge>{t(`memos.values.status.${row['status'] as Memo['status']}`)}</Badge>}
      tabs={tabs}
      onClose={onClose}
      onCreated={onCreated}
    />
  )
}
