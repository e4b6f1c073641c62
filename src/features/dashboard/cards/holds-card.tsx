import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { CardFrame } from '@/features/dashboard/cards/card-frame'
import { OWN_HOLDS, useDashboardHoldsQuery } from '@/features/dashboard/dashboard.api'
import { leftText } from '@/features/dashboard/cards/left-text'
import { Ltr } from '@/shared/format/ltr'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { listPath } from '@/shared/resource/list-path'

const MINUTE_MS = 60_000
const SOON_MINUTES = 240

/** One's own holds and how long each still stands. */
export function HoldsCard() {
  const t = usePhrases('dashboard')
  const [now, setNow] = useState(() => Date.now())
  const { currentData: data, error, isFetching, refetch } = useDashboardHoldsQuery()
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <CardFrame title={t('cards.holds.title')} icon="house" asked={{ data, error, isFetching, refetch }}>
      {holds => {
        if (holds.length === 0)
          return (
            <p className="text-muted">
              {t('cards.holds.empty')} <Link to="/property/list">{t('cards.holds.find')}</Link>
            </p>
          )
        return (
          <ul className="count-lines">
            {holds.map(hold => {
              const minutes = Math.floor((Date.parse(hold.deadline_at ?? '') - now) / MINUTE_MS)
              return (
                <li key={hold.id}>
                  <Link to={listPath('/property/master-list', { filter: OWN_HOLDS })} className="count-line">
                    <span>
                      <bdi>{hold.unit_code}</bdi>
                      {hold.for_whom && <small className="text-muted d-block">{hold.for_whom}</small>}
                    </span>
                    <span className={minutes < SOON_MINUTES ? 'count-figure is-warning' : 'count-figure'}>
                      <Ltr>{leftText(minutes)}</Ltr>
                    </span>
                  </Link>
                </li>
              )
            })}
          </ul>
        )
      }}
    </CardFrame>
  )
}
