import { useState } from 'react'
import { MonthStep } from '@/shared/ui/month-step'
import { PersonMonth } from '@/features/time-logs/month/person-month'
import { saveSummary } from '@/features/time-logs/team/save-summary'
import { teamRows, type TeamGrouping } from '@/features/time-logs/team/team-rows'
import { TeamTable } from '@/features/time-logs/team/team-table'
import { useGetTeamSummaryQuery } from '@/features/time-logs/time-logs.api'
import { useTimeAddress } from '@/features/time-logs/use-time-address'
import { Can } from '@/shared/access/can'
import { useLocale } from '@/shared/i18n/use-locale'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { SearchBox } from '@/shared/resource/search-box'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Select } from '@/shared/ui/select'

/** A month of everyone whose time the reader may see; a person opens with all their days. */
export function TeamTab() {
  const t = usePhrases('time-logs')
  const locale = useLocale()
  const { month, current, person, change } = useTimeAddress()
  const [search, setSearch] = useState('')
  const [by, setBy] = useState<TeamGrouping>('person')
  const { currentData: data, ...answer } = useGetTeamSummaryQuery({ month })
  const rows = teamRows(data?.people ?? [], by, search)
  const step = <MonthStep month={month} current={current} onMonth={next => change({ month: next })} />

  if (person) {
    const name = data?.people.find(each => each.id === person)?.full_name ?? ''
    return (
      <div className="stack">
        <div className="time-bar">
          <Button icon="arrow-left" onClick={() => change({ person: null })}>
            {t('month.back')}
          </Button>
          {step}
        </div>
        <h2 className="time-person">{t('month.of', { name })}</h2>
        <PersonMonth month={month} employeeId={person} />
      </div>
    )
  }
  return (
    <div className="stack">
      {step}
      <div className="time-bar">
        <SearchBox label={t('team.search')} value={search} onSearch={setSearch} />
        <Select
          aria-label={t('team.by')}
          value={by}
          options={[
            { value: 'person', label: t('team.by_person') },
            { value: 'head', label: t('team.by_head') },
          ]}
          onChange={event => setBy(event.target.value === 'head' ? 'head' : 'person')}
        />
        <Can code="timelog.record.export">
          <Button
            icon="download"
            disabled={rows.length === 0}
            onClick={() => void saveSummary({ t, rows, by, month, isRtl: locale === 'ar' })}
          >
            {t('team.save')}
          </Button>
        </Can>
      </div>
      {!data && <AnswerWait answer={answer} shape="rows" lines={10} />}
      {data && rows.length === 0 && (
        <Card>
          <EmptyState
            icon={search ? 'search' : 'clock'}
            title={t(search ? 'team.no_match' : 'team.empty')}
            action={search ? <Button onClick={() => setSearch('')}>{t('team.clear')}</Button> : null}
          >
            {search ? null : t('team.empty_text')}
          </EmptyState>
        </Card>
      )}
      {rows.length > 0 && (
        <Card flush>
          <TeamTable rows={rows} by={by} onPerson={id => change({ person: id })} />
        </Card>
      )}
    </div>
  )
}
