import { lazy, Suspense } from 'react'
import type { CommandEntryProps } from '@/shared/command/command-entry'
import type { PortalCommand } from '@/shared/command/create-command-api'
import { loadPhrases } from '@/shared/i18n/i18n'

/** With its phrases, which hardly any page names: each may have a command that posts. */
const CommandEntry = lazy(async () => {
  const [file] = await Promise.all([import('@/shared/command/command-entry'), loadPhrases('posting')])
  return { default: file.CommandEntry }
})

export type EntryBeforeProps = Omit<CommandEntryProps, 'entry'> & { command: Pick<PortalCommand, 'entry'> }

/** Of a command that posts: its entry, before it is carried out. */
export function EntryBefore({ command: { entry }, ...rest }: EntryBeforeProps) {
  if (!entry) return null
  return (
    <Suspense>
      <CommandEntry entry={entry} {...rest} />
    </Suspense>
  )
}
