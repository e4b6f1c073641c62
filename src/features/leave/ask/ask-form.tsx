import { useEffect } from 'react'
import { isDateText } from '@contract/kernel/dates'
import type { LeaveChoices } from '@contract/modules/leave/leave.views'
import type { LeaveRequestRow } from '@contract/modules/leave/leave-request.resource'
import { AskDates } from '@/features/leave/ask/ask-dates'
import { AskPreview } from '@/features/leave/ask/ask-preview'
import { AskType } from '@/features/leave/ask/ask-type'
import { missingDays } from '@/features/leave/ask/ask-values'
import { ChosenFiles } from '@/features/leave/ask/chosen-files'
import { MaternityFacts } from '@/features/leave/ask/maternity-facts'
import { useAsk } from '@/features/leave/ask/use-ask'
import { usePreview } from '@/features/leave/ask/use-preview'
import { DraftOffer } from '@/shared/form/draft-offer'
import { Form } from '@/shared/form/form'
import { FormLongText } from '@/shared/form/form-long-text'
import { FormSelect } from '@/shared/form/form-select'
import { FormSwitch } from '@/shared/form/form-switch'
import { FormText } from '@/shared/form/form-text'
import { LeaveGuard } from '@/shared/form/leave-guard'
import { useFormats } from '@/shared/format/use-formats'
import { useFormValues } from '@/shared/form/use-form-values'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'

export type AskFormProps = {
  choices: LeaveChoices
  row: LeaveRequestRow | null
  /** The employee without an account for whom HR asks. */
  inPlaceOf: string | null
  typeId: string | null
}

const MATERNITY = 'MATERNITY'

/** The request on one side, what it comes to on the other. */
export function AskForm({ choices, row, inPlaceOf, typeId }: AskFormProps) {
  const t = usePhrases('leave')
  const formats = useFormats()
  const named = choices.types.find(({ id, problems }) => id === typeId && problems.length === 0)
  const { form, draft, files, setFiles, save, send, doing, sending, stop } = useAsk(row, inPlaceOf, named?.id)
  const { fields, isBusy } = form
  const values = useFormValues(form)
  const preview = usePreview(values, { requestId: row?.id ?? null, inPlaceOf, choices })
  const type = choices.types.find(each => each.id === values.leave_type_id)
  const isDraft = row === null || row.status === 'draft'
  const isLive = row !== null && row.status.startsWith('pending')
  const isShort = values.accepts_unpaid || missingDays(preview.data)
  const isMaternity = type?.code === MATERNITY

  // What only this kind is asked would be refused with any other.
  useEffect(() => {
    if (!isMaternity && values.maternity) fields.setValue('maternity', null)
  }, [isMaternity, values.maternity, fields])

  const due = preview.data?.documents.due
  const fileHint = type?.requires_document
    ? due && isDateText(due)
      ? t('ask.files_due', { date: formats.shortDate(due) })
      : t('ask.files_needed')
    : t('ask.files_hint')

  return (
    <div className="split ask-split">
      <Card>
        <Form form={form} className="form-stack" label={t('ask.title')}>
          {inPlaceOf && (
            <Banner icon="person-badge">{t('in_place.note', { name: choices.employee_name ?? '' })}</Banner>
          )}
          <DraftOffer draft={draft} />
          <AskType form={form} choices={choices} type={type} />
          <AskDates form={form} type={type} problems={preview.data?.problems ?? []} />
          {isMaternity && <MaternityFacts form={form} />}
          {isShort && type?.is_paid && (
            <FormSwitch
              form={form}
              name="accepts_unpaid"
              label={t('ask.unpaid')}
              hint={t('ask.unpaid_hint')}
            />
          )}
          <FormLongText
            form={form}
            name="reason"
            label={t('ask.reason')}
            hint={t(type?.is_confidential ? 'ask.reason_private' : 'ask.reason_hint')}
            rows={3}
            required
          />
          <div className="form-grid">
            <FormSelect
              form={form}
              name="reliever_employee_id"
              label={t('ask.reliever')}
              nullable
              placeholder={t('ask.nobody')}
              options={choices.relievers.map(({ id, label }) => ({ value: id, label }))}
            />
            <FormText
              form={form}
              name="contact_during_leave"
              label={t('ask.contact')}
              hint={t('ask.contact_hint')}
              nullable
              optional
              dir="auto"
            />
          </div>
          <ChosenFiles files={files} onFiles={setFiles} hint={fileHint} sending={sending} onStop={stop} />
          <div className="form-actions">
            <Button variant="primary" icon="send" busy={isBusy && doing === 'send'} onClick={send}>
              {t(isDraft ? 'ask.submit' : isLive ? 'ask.change' : 'ask.resubmit')}
            </Button>
            {!isLive && (
              <Button busy={isBusy && doing === 'save'} onClick={save}>
                {t(isDraft ? 'ask.save' : 'ask.keep')}
              </Button>
            )}
          </div>
          {isLive && <p className="field-hint">{t('ask.change_hint')}</p>}
          <LeaveGuard isDirty={fields.formState.isDirty && !isBusy} />
        </Form>
      </Card>
      <AskPreview preview={preview} type={type} />
    </div>
  )
}
