import { firstFrame } from '@/shared/ui/overlays/first-frame'
import { ModalFrame } from '@/shared/ui/overlays/modal-frame'
import { OffcanvasFrame } from '@/shared/ui/overlays/offcanvas-frame'

/** What holds records and dialogs; they lean on the same library, so they come as one. */
export const overlays = { ModalFrame, OffcanvasFrame, firstFrame }
