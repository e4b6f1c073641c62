import { useGetLeaveChoicesQuery } from '@/features/leave/leave.api'
import { AskForm, type AskFormProps } from '@/features/leave/ask/ask-form'
import { leaveRequests } from '@/features/leave/leave-lists.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordAnswer } from '@/shared/record/record-answer'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { ButtonLink } from '@/shared/ui/button-link'
import { EmptyState } from '@/shared/ui/empty-state'
import { PageHeader } from '@/shared/ui/page-header'

export type AskPageProps = {
  /** Of the request that is changed; null asks for a new leave. */
  id: string | null
  /** The employee without an account for whom HR asks. */
  inPlaceOf: string | null
  /** The type that is asked for, where the way here named it. */
  typeId: string | null
}

export function AskPage({ id, inPlaceOf, typeId }: AskPageProps) {
  const t = usePhrases('leave')
  const request = leaveRequests.useGetQuery(id ?? '', { skip: id === null })
  const title = t(id ? 'ask.edit_title' : 'ask.title')
  const back = (
    <ButtonLink to={id ? `?record=${id}` : '?'} icon="x-lg">
      {t('ask.back')}
    </ButtonLink>
  )
  const pageWith = (row: AskFormProps['row']) => (
    <>
      <PageHeader title={title} text={t('ask.text')} actions={back} />
      <AskWithChoices row={row} inPlaceOf={inPlaceOf} typeId={typeId} />
    </>
  )
  if (id === null) return pageWith(null)
  // What is typed stays, also where the request cannot be read again meanwhile.
  const answer = request.currentData ? { ...request, error: undefined } : request
  return (
    <RecordAnswer answer={answer} back={<ButtonLink to="?">{t('ask.back')}</ButtonLink>}>
      {pageWith}
    </RecordAnswer>
  )
}

function AskWithChoices({ row, inPlaceOf, typeId }: Omit<AskFormProps, 'choices'>) {
  const t = usePhrases('leave')
  const { currentData: choices, ...answer } = useGetLeaveChoicesQuery(inPlaceOf)
  if (!choices) return <AnswerWait answer={answer} lines={10} />
  return choices.employee_id === null ? (
    <EmptyState icon="person-badge" title={t('ask.not_employee')}>
      {t('ask.not_employee_text')}
    </EmptyState>
  ) : (
    <AskForm choices={choices} row={row} inPlaceOf={inPlaceOf} typeId={typeId} />
  )
}
