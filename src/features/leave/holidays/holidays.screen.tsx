import { useSearchParams } from 'react-router-dom'
import { HolidayYear } from '@/features/leave/holidays/holiday-year'
import { holidays } from '@/features/leave/leave-lists.api'
import '@/features/leave/leave.scss'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { ResourcePage } from '@/shared/resource/resource-page'
import { ButtonLink } from '@/shared/ui/button-link'

const COLUMNS = {
  on_date: { width: 140, pinned: 'start' },
  name: { width: 280 },
  kind: { width: 200 },
  ou_id: { width: 180 },
  area_id: { width: 180 },
  is_active: { width: 110 },
} as const

/** The list, or the same days drawn over a year. */
export function HolidaysScreen() {
  const t = usePhrases('leave-lists')
  const [params] = useSearchParams()
  const isYear = params.get('as') === 'year'
  const sections = [
    { title: t('sections.holiday'), fields: ['on_date', 'name', 'kind'] },
    { title: t('sections.where'), fields: ['ou_id', 'area_id'] },
  ]
  return (
    <ResourcePage
      api={holidays}
      namespace="leave-lists"
      name="holidays"
      columns={COLUMNS}
      sections={sections}
      toolbar={
        <ButtonLink to={isYear ? '?' : '?as=year'} icon={isYear ? 'list' : 'calendar3'}>
          {t(isYear ? 'holidays.as_list' : 'holidays.as_year')}
        </ButtonLink>
      }
      {...(isYear && { body: <HolidayYear /> })}
    />
  )
}
