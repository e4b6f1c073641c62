import { commentCallSchema } from '@contract/kernel/record-calls'
import { DraftOffer } from '@/shared/form/draft-offer'
import { Form } from '@/shared/form/form'
import { FormLongText } from '@/shared/form/form-long-text'
import { LeaveGuard } from '@/shared/form/leave-guard'
import { useDraft } from '@/shared/form/use-draft'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { PersonAvatar } from '@/shared/photo/person-avatar'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { MentionOffers } from '@/shared/record/mention-offers'
import type { RecordApi } from '@/shared/record/record-panel.types'
import { useMentions } from '@/shared/record/use-mentions'
import { useAppDispatch } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'

export type RecordCommentsProps = { api: RecordApi; id: string }

export function RecordComments({ api, id }: RecordCommentsProps) {
  const t = usePhrases('record')
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const { currentData: comments, ...answer } = api.useCommentsQuery(id)
  const [addComment] = api.useAddCommentMutation()
  const form = usePortalForm<{ body: string }>({
    schema: commentCallSchema,
    defaultValues: { body: '' },
    onSubmit: async ({ body }, fields) => {
      await addComment({ id, body, mentions: mentions.mentions() }).unwrap()
      fields.reset({ body: '' })
      mentions.forget()
      dispatch(success(t('comments.sent')))
    },
  })
  const mentions = useMentions(api, id, {
    text: form.fields.watch('body'),
    onText: text => form.fields.setValue('body', text, { shouldDirty: true }),
  })
  const draft = useDraft(form, `${api.resource.name}:${id}:comment`)
  const { isDirty } = form.fields.formState

  return (
    <div className="stack">
      <Form form={form} className="form-stack">
        <DraftOffer draft={draft} />
        <div className="mention-field">
          <FormLongText
            form={form}
            name="body"
            label={t('comments.write')}
            hint={t('comments.mention_hint')}
            {...mentions.area}
          />
          {mentions.people.length > 0 && (
            <MentionOffers
              id={mentions.listId}
              people={mentions.people}
              activeId={mentions.activeId}
              onPick={mentions.pick}
            />
          )}
        </div>
        <div className="form-actions">
          <Button type="submit" variant="primary" icon="send" busy={form.isBusy} disabled={!isDirty}>
            {t('comments.send')}
          </Button>
        </div>
        <LeaveGuard isDirty={isDirty && !form.isBusy} />
      </Form>
      {(answer.error !== undefined || !comments) && <AnswerWait answer={answer} lines={4} />}
      {answer.error === undefined && comments?.length === 0 && (
        <EmptyState title={t('comments.empty')}>{t('comments.empty_text')}</EmptyState>
      )}
      {answer.error === undefined && comments && comments.length > 0 && (
        <ul className="comments" aria-label={t('panel.comments')}>
          {comments.map(comment => (
            <li key={comment.id} className="history-entry">
              <PersonAvatar
                userId={comment.author_id}
                name={comment.author_name ?? t('history.nobody')}
                size="sm"
              />
              <div className="history-words">
                <p className="history-head">
                  <bdi className="fw-medium">{comment.author_name ?? t('history.nobody')}</bdi>{' '}
                  <time dateTime={comment.at} className="text-muted small">
                    {formats.longDate(comment.at)}
                  </time>
                </p>
                <p className="long-text" dir="auto">
                  {comment.body}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
