import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { DAY_PARTS } from '@contract/modules/buyers/day-parts'
import type { LeadCard } from '@contract/modules/buyers/lead.views'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { DayCard } from '@/shared/leads/day-card'
import { useGetAgentDayQuery } from '@/shared/leads/leads.api'
import '@/shared/leads/leads.scss'
import { UnsentList } from '@/shared/leads/unsent-list'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { Badge } from '@/shared/ui/badge'
import { EmptyState } from '@/shared/ui/empty-state'
import { late } from '@/shared/ui/late'
import { fetchAhead } from '@/shared/ui/when-quiet'
import { OverlayWait } from '@/shared/ui/overlays/overlay-wait'

const LogSheet = late(() => import('@/shared/leads/log-sheet').then(file => file.LogSheet))

export type AgentDayProps = {
  recordPath: (id: string) => string
  /** Somebody of one's line; else one's own day. */
  ownerId?: string | undefined
  /** What to do where there is nothing to do. */
  next?: ReactNode
}

const TONES = {
  overdue: 'danger',
  due_today: 'accent',
  never_contacted: 'info',
  upcoming: 'neutral',
} as const

/** What a seller has to do: what is late, what is for today, whom nobody has met, and what comes. */
export function AgentDay({ recordPath, ownerId, next }: AgentDayProps) {
  const t = usePhrases('leads')
  const can = useCan()
  const [logged, setLogged] = useState<LeadCard | null>(null)
  const { currentData: day, ...answer } = useGetAgentDayQuery({ ownerId })
  const canLog = can('buyer.lead.edit')
  const { hash } = useLocation()
  const hasDay = day !== undefined
  // Calls are logged where there is no line as well.
  useEffect(() => void fetchAhead(LogSheet.ahead), [])
  // A figure of the first page leads to its part of the day, which is there once the day is.
  useEffect(() => {
    if (hasDay && hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start' })
  }, [hasDay, hash])

  if (!day) return <AnswerWait answer={answer} shape="rows" lines={6} />
  const parts = DAY_PARTS.filter(part => day[part].count > 0)
  return (
    <div className="agent-day">
      <UnsentList />
      {parts.length === 0 && (
        <EmptyState icon="check-circle" title={t('day.empty')} action={next}>
          {t('day.empty_text')}
        </EmptyState>
      )}
      {parts.map(part => (
        <section key={part} aria-labelledby={`day-${part}`}>
          <h2 className="day-title" id={`day-${part}`}>
            {t(`day.${part}`)} <Badge tone={TONES[part]}>{day[part].count}</Badge>
          </h2>
          <ul className="day-list">
            {day[part].leads.map(lead => (
              <DayCard key={lead.id} lead={lead} recordPath={recordPath} canLog={canLog} onLog={setLogged} />
            ))}
          </ul>
          {day[part].count > day[part].leads.length && (
            <p className="text-muted small">
              {t('day.more', { count: day[part].count - day[part].leads.length })}
            </p>
          )}
        </section>
      ))}
      {logged && (
        <Suspense fallback={<OverlayWait />}>
          <LogSheet lead={logged} kind="call" onClose={() => setLogged(null)} />
        </Suspense>
      )}
    </div>
  )
}
