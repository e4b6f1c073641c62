import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { OwedLines as Owed } from '@contract/modules/collection/owed-lines'
import type { Receivables } from '@contract/modules/collection/receivables'
import { useGetOwedLinesQuery } from '@/features/collection/collection.api'
import { ReminderLetter } from '@/features/collection/receivables/aging-files'
import { OwedLines } from '@/features/collection/receivables/owed-lines'
import { OwedProjects } from '@/features/collection/receivables/owed-projects'
import { OwedStatements } from '@/features/collection/receivables/owed-statements'
import { useOwedAddress, type OwedAddress } from '@/features/collection/receivables/use-owed-address'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import { Badge } from '@/shared/ui/badge'
import { Skeleton } from '@/shared/ui/skeleton'

export type OwedDeveloperProps = { row: Receivables['rows'][number]; asOf: string; isToday: boolean }

/** What is behind a developer's figures: its projects, their statements, and the lines of each. */
export function OwedDeveloper({ row, asOf, isToday }: OwedDeveloperProps) {
  const t = usePhrases('collection')
  const address = useOwedAddress(row.developer_id)
  const [isOpen, setOpen] = useState(address.isOpened)
  const question = { as_of: asOf, developer_id: row.developer_id }
  const answer = useGetOwedLinesQuery(question, { skip: !isOpen })
  const { project, statements, opened } = choiceOf(row, answer.currentData, address)
  const name = row.developer_name
  const all = t('receivables.lines_of', { name })
  const title = project ? t('receivables.statements_of', { name, project: project.name }) : all
  const broken = row.statements.filter(({ promise }) => promise?.state === 'broken').length
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {all}
        {broken > 0 && (
          <>
            {' '}
            <Badge tone="danger">{t('promise.broken', { count: broken })}</Badge>
          </>
        )}
      </summary>
      <div className="stack">
        {isOpen && (
          <Answer answer={answer} wait={<Skeleton shape="rows" lines={3} />}>
            {lines => <OwedProjects name={name} owed={lines} address={address} />}
          </Answer>
        )}
        {project && (
          <div className="cluster">
            <strong>{title}</strong>
            <Link to={address.toProject('')}>{t('receivables.all_projects')}</Link>
          </div>
        )}
        <OwedStatements title={title} statements={statements} address={address} isToday={isToday} />
        {opened && <OwedLines statement={opened.statement} lines={opened.lines} />}
        <ReminderLetter row={row} asOf={asOf} />
      </div>
    </details>
  )
}

/** The statements of the project that was chosen, or of all of them, and the one whose lines are shown. */
function choiceOf(row: OwedDeveloperProps['row'], owed: Owed | undefined, address: OwedAddress) {
  const project = owed?.projects.find(({ key }) => key === address.project)
  const promiseOf = new Map(row.statements.map(({ id, promise }) => [id, promise]))
  const statements =
    project?.statements.map(({ lines: _, ...each }) => ({
      ...each,
      promise: promiseOf.get(each.id) ?? null,
    })) ?? row.statements
  const statement = statements.find(({ id }) => id === address.statement)
  const lines = (project ? [project] : (owed?.projects ?? []))
    .flatMap(each => each.statements)
    .filter(({ id }) => id === address.statement)
    .flatMap(each => each.lines)
  return { project, statements, opened: statement && lines.length > 0 ? { statement, lines } : undefined }
}
