import { useId, useState } from 'react'
import { LOGGED_KINDS } from '@contract/modules/buyers/lead.calls'
import type { Lead } from '@contract/modules/buyers/lead.resource'
import { LeadActions } from '@/features/buyers/leads/lead-actions'
import { LeadReach } from '@/features/buyers/leads/lead-reach'
import { LeadTimeline } from '@/features/buyers/leads/lead-timeline'
import { WithdrawnNote } from '@/features/buyers/leads/withdrawn-note'
import { useCan } from '@/shared/access/use-can'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LogSheet, type LoggedKind } from '@/shared/leads/log-sheet'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'

export type LeadOverviewProps = { lead: Lead }

const FIRST_KINDS = LOGGED_KINDS.filter(kind => ['call', 'site_visit', 'note'].includes(kind))

const LOG_WORDS = { call: 'call', site_visit: 'site_visit', note: 'note_button' } as const

/** What one does with a lead, and what was done. */
export function LeadOverview({ lead }: LeadOverviewProps) {
  const t = usePhrases('leads')
  const formats = useFormats()
  const can = useCan()
  const [logging, setLogging] = useState<LoggedKind | null>(null)
  const whyId = useId()
  const isSilent = lead.consent_withdrawn_at !== null
  const isMerged = lead.merged_into_id !== null
  const canLog = can('buyer.lead.edit') && !isMerged
  const facts: [string, string | null][] = [
    [t('fields.owner_employee_id'), lead.owner_employee_label],
    [
      t('fields.next_action_at'),
      lead.next_action_at &&
        `${t(`kind.${lead.next_action_kind ?? 'call'}`)} · ${formats.longDate(lead.next_action_at)}`,
    ],
    [t('fields.protected_until'), formats.shortDate(lead.protected_until)],
    [t('fields.consent_at'), `${formats.instant(lead.consent_at)} · ${lead.consent_text_version}`],
    [t('fields.lost_reason'), lead.lost_reason],
  ]
  return (
    <div className="stack lead-overview">
      {isMerged && <Banner tone="info">{t('panel.merged', { lead: lead.merged_into_label ?? '' })}</Banner>}
      <WithdrawnNote lead={lead} id={whyId} />
      <LeadReach lead={lead} whyId={whyId} onCall={() => canLog && setLogging('call')} />
      {canLog && (
        <div className="lead-log" role="group" aria-label={t('log.title')}>
          {FIRST_KINDS.filter(kind => !isSilent || kind === 'note').map(kind => (
            <Button key={kind} onClick={() => setLogging(kind)}>
              {t(`log.${LOG_WORDS[kind as keyof typeof LOG_WORDS]}`)}
            </Button>
          ))}
        </div>
      )}
      <dl className="lead-facts">
        {facts.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ) : null,
        )}
      </dl>
      {!isMerged && <LeadActions lead={lead} />}
      <LeadTimeline id={lead.id} />
      {logging && (
        <LogSheet lead={lead} kind={logging} isSilent={isSilent} onClose={() => setLogging(null)} />
      )}
    </div>
  )
}
