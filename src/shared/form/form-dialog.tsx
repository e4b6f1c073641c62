import { useId, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Form } from '@/shared/form/form'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { Modal } from '@/shared/ui/modal'
import type { ModalProps } from '@/shared/ui/overlays/modal-frame'

export type FormDialogProps<Values extends FieldValues> = Pick<ModalProps, 'title' | 'size' | 'onClose'> & {
  form: PortalForm<Values>
  /** What the button says that sends it. */
  submit: ReactNode
  children: ReactNode
  /** For what takes something away, or refuses it. */
  isGrave?: boolean
  canSubmit?: boolean
  /** Stands in the form's place while something else comes first. */
  instead?: ReactNode
}

/** A form in a dialog: nothing closes it while it is being sent. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { form, title, size, submit, children, instead, onClose, isGrave = false, canSubmit = true } = props
  const t = usePhrases('shared')
  const id = useId()
  const footer = (
    <>
      <Button onClick={onClose} disabled={form.isBusy}>
        {t('cancel')}
      </Button>
      {!instead && (
        <Button
          type="submit"
          form={id}
          variant={isGrave ? 'danger' : 'primary'}
          busy={form.isBusy}
          disabled={!canSubmit}
        >
          {submit}
        </Button>
      )}
    </>
  )
  return (
    <Modal show title={title} size={size} onClose={onClose} closable={!form.isBusy} footer={footer}>
      {instead || (
        <Form form={form} id={id} className="form-stack">
          {children}
        </Form>
      )}
    </Modal>
  )
}
