import { useState } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Field } from '@/shared/ui/field'
import { IconButton } from '@/shared/ui/icon-button'
import { FileChooser } from '@/shared/form/file-chooser'
import type { ControlFieldProps } from '@/shared/form/form-field'
import { useFileSender, type SendFile } from '@/shared/form/use-file-sender'
import { useFormField } from '@/shared/form/use-form-field'

export type StoredFile = { id: string; file_name: string }

export type FormFileProps<Values extends FieldValues> = ControlFieldProps<Values> & {
  /** The field holds the id of a stored file, or null. */
  name: Path<Values>
  /** Stores the file as soon as it is chosen; the form then carries only its id. */
  send: SendFile<StoredFile>
  /** What the stored file is called, where the row says so. */
  fileName?: string | null | undefined
  disabled?: boolean | undefined
}

export function FormFile<Values extends FieldValues>(props: FormFileProps<Values>) {
  const { form, name, label, send, fileName, hint, required, optional, disabled } = props
  const t = usePhrases('record')
  const field = useFormField<Values, string | null>(form, name)
  const [shown, setShown] = useState(fileName ?? null)
  const sender = useFileSender(send, stored => {
    setShown(stored.file_name)
    field.onChange(stored.id)
  })
  const words = shown ?? t('none')

  return (
    <Field {...{ label, hint, required, optional }} error={field.error}>
      {Boolean(field.value) && (
        <div className="cluster">
          <bdi className="text-break">{words}</bdi>
          {!disabled && (
            <IconButton
              icon="trash"
              size="sm"
              label={t('form.file.remove', { name: words })}
              onClick={() => field.onChange(null)}
            />
          )}
        </div>
      )}
      <FileChooser sender={sender} disabled={disabled} />
    </Field>
  )
}
