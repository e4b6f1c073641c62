import type { OpenedStatement } from '@contract/modules/commission/statement-link'
import {
  useStatementAnswer,
  type StatementAnswerProps,
} from '@/features/papers/statement/use-statement-answer'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { Checkbox } from '@/shared/ui/checkbox'
import { Field } from '@/shared/ui/field'
import { TextArea } from '@/shared/ui/text-area'
import { TextInput } from '@/shared/ui/text-input'

/** Once, when it appears: the second press is a page of its own to whoever hears it. */
const focus = (title: HTMLHeadingElement | null) => title?.focus()

/** All of it, or lines with a reason each; then the same once more in one sentence, and the press that counts. */
export function StatementAnswer(props: StatementAnswerProps) {
  const t = usePhrases('papers')
  const form = useStatementAnswer(props)
  const { opened } = props
  const canAcknowledge = opened.may.includes('acknowledge')
  const count = form.disputed.length
  const nameOf = ({ unit_code, seq }: OpenedStatement['lines'][number]) =>
    `${unit_code}, ${t('statement.tranche', { seq })}`
  const lines = opened.lines
    .filter(({ no }) => no in form.reasons)
    .map(nameOf)
    .join(', ')

  if (form.isConfirming)
    return (
      <form noValidate className="link-card link-confirm" onSubmit={form.onSubmit}>
        <h2 ref={focus} tabIndex={-1}>
          {t('statement.confirm')}
        </h2>
        <p className="link-sentence">
          {count === 0
            ? t('statement.sentence_all', { name: form.name.trim(), number: opened.number })
            : t('statement.sentence_lines', { name: form.name.trim(), number: opened.number, lines })}
        </p>
        {form.problem && (
          <p className="field-error" role="alert">
            {form.problem}
          </p>
        )}
        <div className="link-bar">
          <Button type="submit" variant="primary" size="lg" className="link-agree" busy={form.isBusy}>
            {t('statement.send')}
          </Button>
          <Button size="lg" disabled={form.isBusy} onClick={form.onBack}>
            {t('statement.back')}
          </Button>
        </div>
      </form>
    )
  return (
    <form noValidate className="link-card paper" onSubmit={form.onSubmit}>
      <h2>{t('statement.answer')}</h2>
      <p>{t(canAcknowledge ? 'statement.answer_text' : 'statement.dispute_text')}</p>
      <ul className="paper-lines">
        {opened.lines.map(line => (
          <li key={line.no}>
            <Checkbox
              label={t('statement.disagree', { line: nameOf(line) })}
              checked={line.no in form.reasons}
              onChange={event => form.onMark(line.no, event.target.checked)}
            />
            {line.no in form.reasons && (
              <Field
                label={t('statement.reason')}
                error={form.isChecked && !form.reasons[line.no]?.trim() && t('statement.reason_missing')}
                required
              >
                <TextArea
                  dir="auto"
                  maxLength={500}
                  value={form.reasons[line.no] ?? ''}
                  onChange={event => form.onReason(line.no, event.target.value)}
                />
              </Field>
            )}
          </li>
        ))}
      </ul>
      <Field
        label={t('statement.name')}
        error={form.isChecked && !form.name.trim() && t('statement.name_missing')}
        required
      >
        <TextInput
          autoComplete="name"
          maxLength={120}
          value={form.name}
          onChange={event => form.onName(event.target.value)}
        />
      </Field>
      {form.isChecked && !canAcknowledge && count === 0 && (
        <p className="field-error" role="alert">
          {t('statement.choose')}
        </p>
      )}
      <Button type="submit" variant="primary" size="lg" block>
        {count > 0 || !canAcknowledge ? t('statement.dispute') : t('statement.acknowledge')}
      </Button>
    </form>
  )
}
