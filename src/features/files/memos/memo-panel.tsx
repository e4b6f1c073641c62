import { useState } from 'react'
import { EVERYONE } from '@contract/modules/files/audience'
import type { Memo } from '@contract/modules/files/memo.resource'
import { AudienceControl } from '@/features/files/audience/audience-control'
import { useGetAudienceChoicesQuery } from '@/features/files/memos.api'
import { memos } from '@/features/files/files.resources'
import { MemoActions } from '@/features/files/memos/memo-actions'
import { MemoReceipts } from '@/features/files/memos/memo-receipts'
import { MemoVersions } from '@/features/files/memos/memo-versions'
import { useCan } from '@/shared/access/use-can'
import { FormLongText } from '@/shared/form/form-long-text'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { FieldControlProps } from '@/shared/record/field-control'
import { OfferedChoice } from '@/shared/record/offered-choice'
import { RecordDetails } from '@/shared/record/record-details'
import { RecordFrame } from '@/shared/record/record-frame'
import type { OpenedRecord } from '@/shared/resource/panel-screen'
import { SafeText } from '@/shared/text/safe-text'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'

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

/** One of the units that one acts in; their own list may be somebody else's to see. */
function UnitControl(control: FieldControlProps) {
  const answer = useGetAudienceChoicesQuery()
  return <OfferedChoice {...control} choices={answer.data?.units} answer={answer} />
}

/** What a memo says, as it is typed or as it will be read. */
function BodyControl({ form, name }: FieldControlProps) {
  const t = usePhrases('files')
  const [isPreview, setPreview] = useState(false)
  const text = form.fields.watch(name)
  return (
    <div className="stack files-wide">
      {isPreview ? (
        <section aria-label={t('body.preview')}>
          <SafeText text={typeof text === 'string' ? text : ''} />
        </section>
      ) : (
        <FormLongText
          form={form}
          name={name}
          label={t('body.label')}
          hint={t('body.hint')}
          required
          rows={12}
        />
      )}
      <div>
        <Button size="sm" icon={isPreview ? 'pencil' : 'eye'} onClick={() => setPreview(!isPreview)}>
          {isPreview ? t('body.write') : t('body.preview')}
        </Button>
      </div>
    </div>
  )
}
