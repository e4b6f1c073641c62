import { Modal } from '@/shared/ui/modal'

export type PictureDialogProps = { address: string; name: string; onClose: () => void }

export function PictureDialog({ address, name, onClose }: PictureDialogProps) {
  return (
    <Modal show size="lg" title={<bdi>{name}</bdi>} onClose={onClose}>
      <img className="record-picture" src={address} alt={name} />
    </Modal>
  )
}
