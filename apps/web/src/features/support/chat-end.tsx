import type { Chat } from '@auric/api';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../data/http/envelope.ts';
import { toast } from '../../ui/layers/toast-store.ts';
import { useFailureText } from '../../ui/states/failure-text.ts';
import { useRateChat } from './use-support.ts';

const stars = [1, 2, 3, 4, 5] as const;

/** Under a chat that is over: how to go on, and how good the help was. */
export function ChatEnd({ chat }: { chat: Chat }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const rate = useRateChat();
  const give = (rating: number) =>
    rate.mutate({ id: chat.id, rating }, { onError: (failure) => toast(failureText(failure as ApiError)) });
  return (
    <section className="mt-2 border-t border-line flex flex-col items-center gap-2 py-4 text-center">
      <p className="text-sm font-semibold">{t(($) => $.support.ended)}</p>
      <p className="text-xs text-text-3">{t(($) => $.support.endedHint)}</p>
      {chat.rating === null ? (
        <fieldset disabled={rate.isPending} className="pt-2">
          <legend className="w-full text-sm text-text-2">{t(($) => $.support.rateAsk)}</legend>
          <div className="flex justify-center">
            {stars.map((count) => (
              <button
                key={count}
                type="button"
                aria-label={t(($) => $.support.star, { count })}
                onClick={() => give(count)}
                className="grid size-11 place-items-center text-text-3 hover:text-gold-text focus-visible:text-gold-text"
              >
                <Star size={24} strokeWidth={1.6} aria-hidden />
              </button>
            ))}
          </div>
        </fieldset>
      ) : (
        <p className="text-sm text-text-2">{t(($) => $.support.rated, { count: chat.rating })}</p>
      )}
    </section>
  );
}
