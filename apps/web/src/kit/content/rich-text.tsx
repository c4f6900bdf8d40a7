import { linkKind } from '@auric/api';
import { ExternalLink } from 'lucide-react';
import { lexer, type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';

/**
 * A text of the house. Its Markdown is read into tokens and each becomes an element of ours: no HTML is ever set, so what
 * looks like HTML in it is shown as it was typed, and a link that leads nowhere allowed is its words alone.
 */
export function RichText({ markdown }: { markdown: string }) {
  return (
    <div data-written className="flex flex-col gap-3 text-sm leading-6 text-text-2 [overflow-wrap:anywhere]">
      {blocks(lexer(markdown))}
    </div>
  );
}

const heading = 'font-semibold text-text-1 text-balance';

function blocks(tokens: readonly Token[]): ReactNode {
  return tokens.map((token, at) => <Fragment key={at}>{block(token)}</Fragment>);
}

function block(token: Token): ReactNode {
  switch (token.type) {
    case 'space':
      return null;
    case 'heading':
      return (token as Tokens.Heading).depth <= 2 ? (
        <h2 className={`mt-3 text-base ${heading}`}>{inline(token)}</h2>
      ) : (
        <h3 className={`mt-2 text-sm ${heading}`}>{inline(token)}</h3>
      );
    case 'paragraph':
      return <p>{inline(token)}</p>;
    case 'list':
      return list(token as Tokens.List);
    case 'blockquote':
      return (
        <blockquote className="flex flex-col gap-3 border-l-2 border-line pl-3">
          {blocks((token as Tokens.Blockquote).tokens)}
        </blockquote>
      );
    case 'hr':
      return <hr className="border-line" />;
    case 'text':
      return inline(token);
    default:
      return <p>{token.raw}</p>;
  }
}

function list({ ordered, start, items }: Tokens.List): ReactNode {
  const rows = items.map((item, at) => (
    <li key={at} className="pl-1">
      {blocks(item.tokens)}
    </li>
  ));
  const className = 'flex flex-col gap-2 pl-5 marker:text-text-3';
  return ordered ? (
    <ol start={start === '' ? 1 : start} className={`list-decimal ${className}`}>
      {rows}
    </ol>
  ) : (
    <ul className={`list-disc ${className}`}>{rows}</ul>
  );
}

/** The words of a token with what is emphasized in them. */
function inline(token: Token): ReactNode {
  const parts = (token as { tokens?: Token[] }).tokens;
  if (parts === undefined) return (token as { text?: string }).text ?? token.raw;
  return parts.map((part, at) => <Fragment key={at}>{word(part)}</Fragment>);
}

function word(token: Token): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong className="font-semibold text-text-1">{inline(token)}</strong>;
    case 'em':
      return <em>{inline(token)}</em>;
    case 'br':
      return <br />;
    case 'link':
      return <TextLink href={(token as Tokens.Link).href}>{inline(token)}</TextLink>;
    case 'text':
      return inline(token);
    case 'escape':
      return (token as Tokens.Escape).text;
    default:
      return token.raw;
  }
}

function TextLink({ href, children }: { href: string; children: ReactNode }) {
  const kind = linkKind(href);
  const className = 'font-semibold text-gold-text underline underline-offset-2';
  if (kind === null) return children;
  if (kind === 'page') {
    return (
      <Link to={href} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} {...(kind === 'site' ? { target: '_blank', rel: 'noopener noreferrer' } : {})} className={className}>
      {children}
      {kind === 'site' && <ExternalLink size={12} aria-hidden className="ml-0.5 inline" />}
    </a>
  );
}
