import type { Translated } from '@/shared/i18n/translated'
import type { notificationsPhrases } from '@/features/notifications/notifications.phrases'

export const notificationsPhrasesSp: Translated<typeof notificationsPhrases> = {
  title: 'Notificaciones',
  text: 'Lo que ha ocurrido y le concierne, y cómo quiere enterarse.',
  tabs: { label: 'Notificaciones y ajustes', list: 'Bandeja de entrada', settings: 'Ajustes' },

  list: {
    label: 'Notificaciones',
    unread_only: 'Solo sin leer',
    kind: 'Sobre qué',
    every_kind: 'Todo',
    mark_all: 'Marcar todo como leído',
    marked_all: 'Todo está marcado como leído.',
    none_unread: 'No había nada sin leer.',
    read: 'Marcar como leída',
    unread: 'Marcar como no leída',
    is_unread: 'Sin leer:',
    older: 'Mostrar más antiguas',
    empty: 'Todavía no ha llegado nada',
    empty_text: 'Aquí aparecerán solicitudes, decisiones, memorandos y menciones.',
    no_match: 'Nada coincide con esta elección',
    no_match_text: 'Elija todo para ver lo que ya ha leído.',
    show_all: 'Mostrar todo',
  },

  panel: { all: 'Todas las notificaciones', settings: 'Elija de qué se entera' },

  settings: {
    kinds: 'De qué quiero enterarme',
    kinds_text:
      'El correo inmediato llega fuera de sus horas de silencio; lo que cae en ellas espera al resumen.',
    always: 'Aquí alguien le espera, por eso no se puede desactivar.',
    times: 'Cuándo puede llegar correo',
    digest_at: 'Resumen diario a las',
    digest_hint: 'Un correo al día con lo que está sin leer, y ninguno los días sin novedades.',
    is_quiet: 'Guardar horas de silencio',
    quiet_hint: 'Entonces no se envía nada. Las horas son las de Manila.',
    from: 'Desde',
    to: 'Hasta',
    days: 'En los días en que empiezan',
    save: 'Guardar',
    saved: 'Su elección está guardada.',
  },

  channel: {
    off: 'Nunca',
    portal: 'Aquí en el portal',
    digest: 'También en el resumen diario',
    mail: 'También por correo al instante',
  },

  group: {
    approvals: 'Aprobaciones',
    leave: 'Licencias',
    files: 'Memorandos, formularios y recibos',
    'time-logs': 'Horario',
    property: 'Unidades y apartados',
    sales: 'Ventas',
    buyers: 'Compradores y sus documentos',
    notifications: 'Comentarios',
    auth: 'Cuentas',
    settings: 'Trabajos largos',
  },
}
