import { lazy, Suspense } from 'react'
import type { CommandEntryProps } from '@/shared/command/command-entry'
import type { PortalCommand } from '@/shared/command/create-command-api'
import { loadPhrases } from '@/shared/i18n/i18n'

/** With its phrases, which hardly any page names: each may have a command that posts. */
const CommandEntry = lazy(async () => {
  const [file] = await Promise.all([import('@/shared/command/command-entry'), loadPhrases('posting')])
  return { default: file.CommandEntry }
})

type TypedForm = {
  failure: object | null
  fields: { watch: () => object; formState: { errors: object } }
}
export type EntryBeforeProps = Pick<CommandEntryProps, 'id' | 'ids' | 'values' | 'isIncomplete'> & {
  command: Pick<PortalCommand, 'entry'>
  /** In place of values that are known; what it says of a refusal itself is not said twice. */
  form?: TypedForm
}

/** Of a command that posts: its entry, before it is carried out. */
export function EntryBefore({ command: { entry }, form, values, ...rest }: EntryBeforeProps) {
  if (!entry) return null
  const isRefused =
    form !== undefined && (form.failure !== null || Object.keys(form.fields.formState.errors).length > 0)
  return (
    <Suspense>
      <CommandEntry {...rest} entry={entry} values={form?.fields.watch() ?? values} isRefused={isRefused} />
    </Suspense>
  )
}
