import type { HistoryEntry } from '@contract/modules/buyers/lead.views'
import { useGetLeadHistoryQuery } from '@/features/buyers/leads/lead-commands.api'
import { useFormats } from '@/shared/format/use-formats'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { EmptyState } from '@/shared/ui/empty-state'

export type LeadTimelineProps = { id: string }

/** Of a change of status the name of a status, of the others a person's. */
const nameIn = ({ kind }: HistoryEntry, label: string) =>
  kind === 'status_change' ? storedName('prospect_status', label) : label

/** What was done with a lead, whose it was, and what became part of it. */
export function LeadTimeline({ id }: LeadTimelineProps) {
  const t = usePhrases('leads')
  const formats = useFormats()
  const { currentData: entries, ...answer } = useGetLeadHistoryQuery(id)
  const outcomeOf = ({ outcome }: HistoryEntry) => outcome && t(`outcome.${outcome as 'reached'}`)
  return (
    <section aria-labelledby="lead-timeline">
      <h3 className="section-title" id="lead-timeline">
        {t('timeline.title')}
      </h3>
      {!entries && <AnswerWait answer={answer} lines={4} />}
      {entries?.length === 0 && <EmptyState icon="clock-history" title={t('timeline.empty')} />}
      <ol className="lead-timeline">
        {entries?.map(entry => (
          <li key={entry.id}>
            <div className="lead-entry">
              <strong>{t(`kind.${entry.kind}`)}</strong>
              {outcomeOf(entry) && <span>{outcomeOf(entry)}</span>}
              {entry.from_label && (
                <span>
                  <bdi>{nameIn(entry, entry.from_label)}</bdi>
                  {entry.to_label && (
                    <>
                      {' → '}
                      <bdi>{nameIn(entry, entry.to_label)}</bdi>
                    </>
                  )}
                </span>
              )}
            </div>
            {entry.note && (
              <p className="lead-note" dir="auto">
                {entry.note}
              </p>
            )}
            <p className="text-muted small">
              {[
                entry.by_label,
                formats.longDate(entry.at),
                entry.next_action_at && t('timeline.next', { date: formats.longDate(entry.next_action_at) }),
                entry.came_from && t('timeline.from', { lead: entry.came_from }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
