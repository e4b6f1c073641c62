import { DropdownPanel } from '@/shared/ui/overlays/dropdown-panel'
import { firstFrame } from '@/shared/ui/overlays/first-frame'
import { ModalFrame } from '@/shared/ui/overlays/modal-frame'
import { OffcanvasFrame } from '@/shared/ui/overlays/offcanvas-frame'
import { TooltipNote } from '@/shared/ui/overlays/tooltip-note'

/** They lean on the same library, so they come as one. */
export const overlays = { DropdownPanel, ModalFrame, OffcanvasFrame, TooltipNote, firstFrame }
