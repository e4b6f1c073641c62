import type { Translated } from '@/shared/i18n/translated'
import type { errorsPhrases } from './errors.phrases'

export const errorsPhrasesSp: Translated<typeof errorsPhrases> = {
  to_dashboard: 'Ir al panel de control',
  back: 'Volver',
  try_again: 'Reintentar',
  not_found: {
    kicker: 'Error 404',
    title: 'No hay ninguna página en esta dirección',
    text: 'Puede que la dirección esté mal escrita o que la página se haya movido. Compruébela o empiece desde el panel de control.',
  },
  no_right: {
    kicker: 'Error 403',
    title: 'No tiene acceso a esta página',
    text: 'Sus roles no la incluyen. Si la necesita para su trabajo, acuda a un administrador e indique este permiso:',
    text_plain: 'Sus roles no la incluyen. Si la necesita para su trabajo, acuda a un administrador.',
  },
  not_built_yet: {
    title: '{{title}}: todavía no disponible',
    title_plain: 'Esta página todavía no está disponible',
    text: 'Esta parte del portal ya tiene su lugar en el menú, pero por ahora no funciona nada en ella.',
  },
  offline: {
    title: 'No tiene conexión.',
    text: 'Lo que ve puede estar desactualizado y no se enviará nada hasta que vuelva la conexión.',
  },
  crashed: {
    title: 'Algo salió mal en esta página',
    text: 'No es culpa suya. Lo que ya se guardó está a salvo. Inténtelo de nuevo o vuelva al panel de control.',
    request_id: 'Petición {{id}}',
    show_details: 'Detalles para soporte',
    copy: 'Copiar los detalles',
    copied: 'Copiado',
  },
  chunk_failed: {
    script: 'No se pudo cargar una parte del programa',
    style: 'No se pudo cargar la apariencia',
    text: 'No se pudo obtener una parte de la página. Puede que la conexión sea débil o que el portal se acabe de actualizar.',
    type: 'Tipo: {{type}}',
    types: {
      error: 'sin respuesta',
      missing: 'ya no existe',
      timeout: 'tardó demasiado',
    },
  },
}
