import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './messages.ts'

export const siteMessages: MessagesOf<typeof English.siteMessages> = {
  skip: 'Ir al contenido',
  signIn: 'Iniciar sesión',
  openApp: 'Abrir Pricewright',
  assistant: 'Abrir el asistente de IA',
  chat: 'Chat en directo con el soporte',
  closeChat: 'Cerrar el chat',
  pages: 'Páginas',
  language: 'Idioma',
  theme: 'Tema',
  themes: { light: 'Claro', dark: 'Oscuro', system: 'Sistema' },
  operatedBy: (name) => `El operador de esta instalación es ${name}.`,
  noOperator:
    'Esta instalación no indica quién es su operador. En tu propio ordenador lo eres tú. En los demás casos, pregunta a la persona que te facilitó la dirección.',
  table: 'Tabla',
  feed: 'Blog de Pricewright',
  feedLink: 'Seguirlo como canal Atom',
  published: (day) => `Publicado el ${day}`,
  allArticles: 'Todos los artículos',
  noSuchArticle: 'Ese artículo no existe',
  noSuchArticleText:
    'Puede que la dirección esté mal escrita o que el artículo haya cambiado de nombre. Todos los artículos están en la lista.',
  failed: 'No ha funcionado',
  back: 'Volver al formulario',
}
