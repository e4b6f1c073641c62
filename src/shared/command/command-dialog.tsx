import type { ReactNode } from 'react'
import type { PortalCommand } from '@/shared/command/create-command-api'
import { EntryBefore } from '@/shared/command/entry-before'
import { useCommandForm } from '@/shared/command/use-command-form'
import { FormDialog } from '@/shared/form/form-dialog'
import { hasPhrase, phrase } from '@/shared/i18n/i18n'
import type { Namespace } from '@/shared/i18n/namespaces'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { FieldControl } from '@/shared/record/field-control'
import { emptyValue } from '@/shared/record/field-shape'
import type { RecordValues } from '@/shared/record/record-values'

export type CommandDialogProps = {
  command: PortalCommand
  /** Without a version where the command asks for none. */
  record: { id: string; row_version?: number }
  /** What the path of the command names besides the record. */
  ids?: Record<string, string>
  /**
   * Where it is named: `command.<name>.title`, `.text`, `.done`, `.submit` where its button says another word, and its fields `command.<name>.fields.<field>`
   * where they are not called as in the record.
   */
  namespace: Namespace
  /** The record as people call it. */
  recordName: string
  /** What its phrases say besides the name. */
  figures?: Record<string, string | number>
  /** Those of the fields that the command declares count; several commands may share them. */
  defaults?: RecordValues | undefined
  /** For what takes something away, or refuses it. */
  isGrave?: boolean
  /** Said below its text: what depends on the record. */
  children?: ReactNode
  /** Shown below its fields: what comes of what is typed. */
  preview?: (values: RecordValues) => ReactNode
  /** Once the server has done it; the dialog closes by itself. */
  onDone?: () => void
  onClose: () => void
}

/** The dialog of a command on a record, made of the fields that it declares; one that posts shows its entry. */
export function CommandDialog(props: CommandDialogProps) {
  const {
    command,
    record,
    ids,
    namespace,
    recordName,
    figures,
    defaults,
    isGrave = false,
    children,
    preview,
    onDone,
    onClose,
  } = props
  // Draws anew when phrases arrive.
  usePhrases(namespace)
  const place = `command.${command.name}`
  const say = (part: string) => phrase(namespace, `${place}.${part}`, { name: recordName, ...figures })
  const sayIfAny = (part: string) => (hasPhrase(namespace, `${place}.${part}`) ? say(part) : undefined)
  const nameOf = (field: string) => {
    const label = sayIfAny(`fields.${field}`)
    return label === undefined ? label : { label, hint: sayIfAny(`hints.${field}`) }
  }
  const fields = Object.entries(command.fields)
  const form = useCommandForm<RecordValues, unknown>(command, {
    record,
    ids,
    defaultValues: Object.fromEntries(
      fields.map(([name, field]) => [
        name,
        defaults && name in defaults ? defaults[name] : emptyValue(field),
      ]),
    ),
    done: () => say('done'),
    onDone: () => {
      onDone?.()
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={say('title')}
      submit={sayIfAny('submit') ?? say('title')}
      onClose={onClose}
      isGrave={isGrave}
    >
      <p>{say('text')}</p>
      {children}
      {fields.map(([name, field]) => (
        <FieldControl key={name} {...{ form, name, field, namespace }} row={null} named={nameOf(name)} />
      ))}
      {preview?.(form.fields.watch())}
      <EntryBefore command={command} id={record.id} ids={ids} form={form} />
    </FormDialog>
  )
}
