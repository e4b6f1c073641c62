import { useState } from 'react'
import { LOGGED_KINDS, OUTCOMES, type Outcome } from '@contract/modules/buyers/lead.calls'
import { FailureBanner } from '@/shared/form/failure-banner'
import { usePhrases } from '@/shared/i18n/use-phrases'
import '@/shared/leads/leads.scss'
import { NEXT_STEPS, nextStepAt, type NextStep } from '@/shared/leads/next-step'
import { useLogging, type LoggedLead } from '@/shared/leads/use-logging'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { Modal } from '@/shared/ui/modal'
import { TextArea } from '@/shared/ui/text-area'

export type LoggedKind = (typeof LOGGED_KINDS)[number]
export type LogSheetProps = {
  lead: LoggedLead
  kind: LoggedKind
  /** Nobody calls or writes any more: a note is all that is left. */
  isSilent?: boolean
  onClose: () => void
}

const OF_CALLS: readonly Outcome[] = ['reached', 'no_answer', 'interested', 'call_back', 'not_interested']
const OF_OTHERS: readonly Outcome[] = ['done', 'interested', 'not_interested']

/** How it went, then what comes next: the second tap writes it down. */
export function LogSheet({ lead, kind: first, isSilent = false, onClose }: LogSheetProps) {
  const t = usePhrases('leads')
  const [kind, setKind] = useState<LoggedKind>(first)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [note, setNote] = useState('')
  const { log, failure, isBusy } = useLogging(lead, onClose)
  const isNote = kind === 'note'
  const outcomes = OUTCOMES.filter(one => (kind === 'call' ? OF_CALLS : OF_OTHERS).includes(one))

  const handleNext = (step: NextStep | null) =>
    void log({
      kind,
      outcome: isNote ? null : outcome,
      note: note.trim() || null,
      ...(step && { next_action_at: nextStepAt(step), next_action_kind: step === 'nothing' ? null : 'call' }),
    })

  return (
    <Modal show title={<bdi>{lead.full_name}</bdi>} onClose={onClose} closable={!isBusy}>
      <div className="log-sheet">
        {failure && <FailureBanner failure={failure} />}
        {!isSilent && (
          <div className="log-choices" role="group" aria-label={t('log.kind')}>
            {LOGGED_KINDS.map(one => (
              <Button key={one} size="sm" aria-pressed={kind === one} onClick={() => setKind(one)}>
                {t(`kind.${one}`)}
              </Button>
            ))}
          </div>
        )}
        {!isNote && (
          <section aria-labelledby="log-outcome">
            <h3 id="log-outcome">{t('log.outcome')}</h3>
            <div className="log-grid" role="group" aria-labelledby="log-outcome">
              {outcomes.map(one => (
                <Button key={one} aria-pressed={outcome === one} onClick={() => setOutcome(one)}>
                  {t(`outcome.${one}`)}
                </Button>
              ))}
            </div>
          </section>
        )}
        <Field label={t('log.note')} optional={!isNote}>
          <TextArea
            dir="auto"
            rows={2}
            maxLength={2000}
            value={note}
            onChange={e => setNote(e.target.value)}
          />
        </Field>
        {isSilent ? (
          <Button
            variant="primary"
            busy={isBusy}
            disabled={note.trim() === ''}
            onClick={() => handleNext(null)}
          >
            {t('log.keep')}
          </Button>
        ) : (
          <section aria-labelledby="log-next">
            <h3 id="log-next">{t('log.next')}</h3>
            <p className="text-muted small">{t('log.next_text')}</p>
            <div className="log-grid" role="group" aria-labelledby="log-next">
              {NEXT_STEPS.map(step => (
                <Button
                  key={step}
                  variant="primary"
                  busy={isBusy}
                  disabled={isNote ? note.trim() === '' : outcome === null}
                  onClick={() => handleNext(step)}
                >
                  {t(`next.${step}`)}
                </Button>
              ))}
              <Button
                busy={isBusy}
                disabled={isNote ? note.trim() === '' : outcome === null}
                onClick={() => handleNext(null)}
              >
                {t('next.as_planned')}
              </Button>
            </div>
          </section>
        )}
      </div>
    </Modal>
  )
}
