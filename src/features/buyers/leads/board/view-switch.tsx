import { Link, useSearchParams } from 'react-router-dom'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { buttonClass } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'

export const LEAD_VIEWS = ['day', 'board', 'list'] as const
export type LeadView = (typeof LEAD_VIEWS)[number]
export type ViewSwitchProps = { view: LeadView }

const ICONS = { day: 'list-check', board: 'kanban', list: 'list' } as const

export function ViewSwitch({ view }: ViewSwitchProps) {
  const t = usePhrases('leads')
  const [params] = useSearchParams()
  const pathOf = (to: LeadView) => {
    const next = new URLSearchParams(params)
    next.delete('record')
    next.set('show', to)
    return `?${next.toString()}`
  }
  return (
    <nav className="view-switch" aria-label={t('views.label')}>
      {LEAD_VIEWS.map(one => (
        <Link
          key={one}
          to={pathOf(one)}
          className={buttonClass('secondary', 'md', false)}
          aria-current={one === view ? 'page' : undefined}
        >
          <Icon name={ICONS[one]} />
          <span className="btn-label">{t(`views.${one}`)}</span>
        </Link>
      ))}
    </nav>
  )
}
