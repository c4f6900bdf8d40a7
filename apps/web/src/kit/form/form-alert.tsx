/** Why a form was refused, where that is about none of its fields. Its place is always there: nothing jumps. */
export function FormAlert({ text }: { text: string }) {
  return (
    <p role="alert" className="min-h-4 min-w-0 flex-1 text-xs text-bad">
      {text}
    </p>
  );
}
