import { useState } from 'react'
import { FormLongText } from '@/shared/form/form-long-text'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { FieldControlProps } from '@/shared/record/field-control'
import { SafeText } from '@/shared/text/safe-text'
import { Button } from '@/shared/ui/button'

/** What a memo says, as it is typed or as it will be read. */
export function BodyControl({ form, name }: FieldControlProps) {
  const t = usePhrases('files')
  const [isPreview, setPreview] = useState(false)
  const text = form.fields.watch(name)
  return (
    <div className="stack files-wide">
      {isPreview ? (
        <section aria-label={t('body.preview')}>
          <SafeText text={typeof text === 'string' ? text : ''} />
        </section>
      ) : (
        <FormLongText
          form={form}
          name={name}
          label={t('body.label')}
          hint={t('body.hint')}
          required
          rows={12}
        />
      )}
      <div>
        <Button size="sm" icon={isPreview ? 'pencil' : 'eye'} onClick={() => setPreview(!isPreview)}>
          {isPreview ? t('body.write') : t('body.preview')}
        </Button>
      </div>
    </div>
  )
}
